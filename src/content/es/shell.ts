import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  skip: 'Saltar al contenido principal',
  siteNavigation: 'Sitio',
  shopPlans: 'Buscar planes',
  yourProfile: 'Su perfil',
  signIn: 'Iniciar sesión',
  savedPlans: (count) => (count === 1 ? '1 plan guardado' : `${count} planes guardados`),
  otherLanguage: 'English',
  seeReceipt: (figure) => `${figure}: vea cómo llegamos a esto`,
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  undo: 'Deshacer',
  offline: 'No tiene conexión. Esta página se carga sola cuando vuelva la conexión.',
  backOnline: 'Ya tiene conexión otra vez.',
  signedOutBecause: {
    idle: 'Se cerró su sesión porque nadie usó la página por un rato. Lo que guardó sigue en su perfil.',
    age: 'Se cerró su sesión porque llevaba mucho tiempo abierta. Lo que guardó sigue en su perfil.',
  },
  pageTitle: (page, site) => `${page} | ${site}`,
  notFound: {
    title: 'No encontramos esta página',
    lead: 'Puede que la dirección esté mal escrita o que la página ya no esté aquí.',
    goHome: 'Ir a la página de inicio',
    orLook: 'También puede ver sus planes guardados.',
  },
  crashed: {
    title: 'Esta página dejó de funcionar',
    lead: 'No se perdió nada de lo que guardó. Vuelva a cargar la página para seguir.',
    reload: 'Volver a cargar la página',
  },
  sources: {
    plans: (years) => `Lista de planes de ${years} de los Centros de Servicios de Medicare y Medicaid (CMS)`,
    stars: (years) =>
      `Calificaciones con estrellas de ${years} de los Centros de Servicios de Medicare y Medicaid (CMS)`,
    benefits: (years) => `Beneficios de los planes de ${years}, como los muestra Medicare.gov`,
    tiers: (years) => `Niveles de medicamentos de ${years}, como los muestra Medicare.gov`,
    madeUpPlans: (years) => `Planes de ${years}: un ejemplo inventado`,
    madeUpStars: (years) => `Calificaciones con estrellas de ${years}: un ejemplo inventado`,
    drugNames:
      'Nombres de medicamentos: este producto usa datos públicos de la Biblioteca Nacional de Medicina de EE. UU. (NLM), Institutos Nacionales de la Salud, Departamento de Salud y Servicios Humanos; la NLM no es responsable del producto y no respalda ni recomienda este ni ningún otro producto',
    referencePrices: 'Precios promedio de medicamentos de los Centros de Servicios de Medicare y Medicaid (CMS)',
    madeUpReferencePrices: 'Precios promedio de medicamentos: un ejemplo inventado',
    pharmacies: 'Farmacias de las listas cargadas para este sitio',
    providers: 'Médicos y centros de atención de las listas cargadas para este sitio',
    madeUpProviders: 'Médicos y lugares de atención: una muestra inventada',
    madeUpPharmacies: (years) => `Farmacias de ${years}: un ejemplo inventado`,
    drugCosts: (years) =>
      `Listas y costos de medicamentos de ${years} de los Centros de Servicios de Medicare y Medicaid (CMS)`,
    madeUpDrugCosts: (years) => `Listas y costos de medicamentos de ${years}: un ejemplo inventado`,
    censusPlaces: 'Códigos postales y condados de la Oficina del Censo de EE. UU.',
    otherPlaces: 'Códigos postales y condados de los archivos cargados para este sitio',
    asOf: (source, date) => `${source}, al ${date}`,
  },
  footer: {
    about: 'Acerca de estos planes',
    madeUp:
      'Los planes marcados “Ejemplo inventado” solo muestran cómo se usa este sitio. No son planes de verdad, y nadie puede entrar en ellos.',
    geoNames: 'en parte de',
    geoNamesLicence: 'usados bajo la licencia CC BY 4.0.',
    notGovernment: (site) =>
      `${site} es un sitio privado. No es parte del gobierno federal ni de Medicare, ni tiene su respaldo.`,
    notAllPlans: 'Es posible que no mostremos todos los planes de su área. Para ver todas sus opciones, visite',
    orCall: 'o llame al',
    needHelp: '¿Necesita ayuda?',
    call: (tty) => `(TTY\u00a0${tty})`,
    material: (id) => `Número del material: ${id}`,
  },
};
