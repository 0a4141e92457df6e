import type { profileShell as english } from '../en/profile.ts';
import { savedPlans } from './saved-plans.ts';

export const profileShell: typeof english = {
  views: { plans: savedPlans.title, drugs: 'Sus medicamentos', providers: 'Sus médicos y dentistas' },
  viewWithCount: (view, count) => `${view} (${count})`,
  sideNavigation: 'Partes de su perfil',
  topBar: 'Herramientas del perfil',
  back: {
    pharmacySearch: 'Volver a la búsqueda de farmacias',
    drugCostEstimator: 'Volver al cálculo del costo de medicamentos',
    planRecommendation: 'Volver a la recomendación de planes',
    planSummary: 'Volver a los planes',
  },
  print: 'Imprimir',
  email: 'Enviar por correo electrónico',
  summary: {
    title: 'Planes guardados',
    count: (count, year) => (count === 1 ? `1 plan guardado para ${year}` : `${count} planes guardados para ${year}`),
    zip: (zip) => `Código postal ${zip}`,
    see: 'Ver sus planes guardados',
  },
  tools: {
    title: 'Más herramientas',
    drugCosts: 'Calcular el costo de medicamentos',
    pharmacies: 'Buscar una farmacia',
    education: 'Aprender sobre Medicare',
    shop: 'Buscar planes',
    memberBenefits: 'Beneficios para miembros',
    opensNewTab: '(se abre en una pestaña nueva)',
  },
  needHelp: {
    title: '¿Necesita ayuda?',
    text: 'Nuestra línea de ayuda responde preguntas sobre este sitio y sus planes.',
    hours: (hours) => `Horario: ${hours}`,
    loading: 'Buscando el número…',
    noNumber: 'En este momento no tenemos un número para mostrar.',
  },
  loading: {
    title: 'Un momento, por favor',
    importing:
      'Estamos buscando sus medicamentos y médicos. Esto puede tardar hasta 1 minuto. La página se actualizará automáticamente cuando tengamos su información.',
    close: 'Cerrar',
  },
  outage: {
    text: 'Interrupción del servicio: el servicio de inicio de sesión no está disponible',
    close: 'Cerrar este mensaje',
  },
  providers: { loading: 'Cargando sus médicos…' },
  browse: savedPlans.browse,
  closeDialog: savedPlans.close,
};
