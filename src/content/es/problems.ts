import type { ProblemCode } from '#contract/problem.ts';

/** 'Invalid session' is the specification's own marker (A8) and stays as it is in every language. */
export const problems = {
  'invalid-input': {
    title: 'Revise lo que escribió',
    detail: 'Falta algo de lo que se envió, o no tiene la forma correcta.',
  },
  'malformed-request': {
    title: 'No se pudo leer la solicitud',
    detail: 'Lo que se envió no es JSON válido o no es una dirección válida.',
  },
  'invalid-session': { title: 'Inicie sesión de nuevo', detail: 'Invalid session' },
  'cross-site': { title: 'Solicitud rechazada', detail: 'Otro sitio pidió este cambio, por eso no se hizo.' },
  'view-only': { title: 'Solo para ver', detail: 'Puede ver este perfil, pero no cambiarlo.' },
  'not-allowed': { title: 'No permitido', detail: 'Debe iniciar sesión con una cuenta que pueda hacer esto.' },
  'second-factor-missing': {
    title: 'Inicie sesión con un segundo paso',
    detail:
      'Los agentes inician sesión con una contraseña y un segundo paso, como un código de una aplicación. A este inicio le faltó.',
  },
  'not-an-agent': { title: 'Solo para agentes', detail: 'Inicie sesión como agente para usar la mesa de agentes.' },
  'agent-view-ended': {
    title: 'Abra el perfil otra vez',
    detail: 'Esta pestaña ya no puede ver el perfil. Vaya a la mesa de agentes y abra el perfil otra vez.',
  },
  'sign-in-unavailable': {
    title: 'No se puede iniciar sesión',
    detail: 'El servicio de inicio de sesión no responde. Intente otra vez en unos minutos.',
  },
  'code-refused': {
    title: 'Revise el código',
    detail: 'El código no es correcto, o ya se usó. Espere a que su aplicación muestre el siguiente y escríbalo.',
  },
  'mailed-code-refused': {
    title: 'Revise el código',
    detail: 'Este código no sirve. Use el de nuestro correo electrónico más reciente o pida un código nuevo.',
  },
  'sign-in-refused': {
    title: 'Revise lo que escribió',
    detail: 'El correo electrónico o la contraseña no son correctos.',
  },
  'sign-in-ended': {
    title: 'Este inicio de sesión terminó',
    detail: 'Tardó demasiado o ya se usó. Comience otra vez.',
  },
  'account-exists': {
    title: 'Usted ya tiene una cuenta',
    detail: 'Ya hay una cuenta con este correo electrónico. Inicie sesión con ella.',
  },
  'weak-password': {
    title: 'Elija otra contraseña',
    detail:
      'Esta es fácil de adivinar: muchas personas la usan o se parece a su nombre o correo. Junte unas palabras que solo usted elegiría.',
  },
  'not-found': { title: 'No se encontró', detail: 'No hay nada en esta dirección que usted pueda ver.' },
  'drug-service-unavailable': {
    title: 'La información de medicamentos no está disponible',
    detail:
      'No pudimos comunicarnos con el servicio de medicamentos. Intente de nuevo en un momento. Nada de lo que guardó se perdió.',
  },
  'pharmacy-not-found': {
    title: 'No conocemos esta farmacia',
    detail: 'Es posible que la farmacia haya cerrado o que su número no sea correcto. Elija otra.',
  },
  'plan-not-found': {
    title: 'Plan no encontrado',
    detail: 'No tenemos un plan con este número para este año. Revise el número y el año.',
  },
  'content-not-found': { title: 'Contenido no encontrado', detail: 'No hay contenido con este nombre.' },
  'stale-version': {
    title: 'Otra persona hizo un cambio antes',
    detail: 'Esta lista cambió desde que la abrió. Así está ahora. Inténtelo de nuevo.',
  },
  'body-too-large': {
    title: 'Se envió demasiado',
    detail: 'Lo que se envió es más grande de lo que esta dirección acepta.',
  },
  'address-too-long': { title: 'Dirección demasiado larga', detail: 'La dirección es más larga de lo que aceptamos.' },
  'wrong-content-type': {
    title: 'Formato incorrecto',
    detail: 'Envíe el cambio como JSON, con el tipo de contenido application/json.',
  },
  'unknown-host': { title: 'Sitio desconocido', detail: 'No hay ningún sitio con este nombre.' },
  'plan-not-offered': {
    title: 'Plan no disponible',
    detail: 'Este plan no se ofrece en este condado para este año, por eso no se guardó.',
  },
  'too-many-plans': {
    title: 'Demasiados planes guardados',
    detail: 'Puede guardar hasta 100 planes por año. Quite uno para guardar otro.',
  },
  'application-not-found': {
    title: 'Esta solicitud ya no está',
    detail: 'Se quitó o no es suya. Sus otras solicitudes están en su perfil.',
  },
  'application-sent': {
    title: 'Esta solicitud ya se envió',
    detail: 'Puede leerla, pero no cambiarla. Para cambiar algo, llame al plan.',
  },
  'application-decided': {
    title: 'El plan ya decidió',
    detail: 'Es tarde para retirar la solicitud aquí. Por favor, llame al plan.',
  },
  'not-your-email': {
    title: 'Este es otro correo',
    detail: 'Aquí solo puede ver lo que empezó con el correo con el que inició sesión.',
  },
  'application-incomplete': {
    title: 'Todavía falta algo',
    detail: 'No se envió nada. Mire los pasos marcados y pruebe otra vez.',
  },
  'enrollment-closed': {
    title: 'Ahora no puede entrar en este plan',
    detail: 'Hoy este plan no acepta solicitudes en este sitio. Sus datos se guardan. Llámenos si necesita ayuda.',
  },
  'too-many-applications': {
    title: 'Demasiadas solicitudes',
    detail: 'Tiene muchas abiertas. Quite una que no le sirva y empiece otra.',
  },
  'applications-unavailable': {
    title: 'Ahora no se puede enviar',
    detail: 'Sus datos se guardan. Pruebe más tarde o llámenos para hacerlo por teléfono.',
  },
  'nothing-to-undo': {
    title: 'Ya no se puede deshacer',
    detail:
      'Solo se puede recuperar el último plan que quitó, durante un día. Puede guardar este plan otra vez desde la lista.',
  },
  'imported-this-month': {
    title: 'Ya importó este mes',
    detail: 'Podemos revisar sus reclamaciones una vez al mes. Puede hacerlo de nuevo el próximo mes.',
  },
  'claims-consent-missing': {
    title: 'Primero necesitamos su permiso',
    detail: 'No podemos leer sus reclamaciones. Dé su permiso y pruebe otra vez.',
  },
  'claims-unavailable': {
    title: 'No pudimos obtener sus reclamaciones',
    detail: 'El servicio que guarda sus reclamaciones no responde bien. Inténtelo de nuevo más tarde.',
  },
  'agreement-outdated': {
    title: 'Lea el texto otra vez',
    detail: 'El texto que aceptó ha cambiado. Vuelva a cargar la página y léalo.',
  },
  'conflict-outdated': {
    title: 'Esto ha cambiado',
    detail: 'Su perfil ha cambiado y ya no se puede elegir esto. Vuelva a cargar la página.',
  },
  'estimate-too-large': {
    title: 'Demasiados medicamentos y planes a la vez',
    detail:
      'Una consulta puede calcular hasta 1,000 medicamentos, contados en cada plan. Pregunte por menos planes a la vez.',
  },
  'idempotency-key-reused': {
    title: 'Clave ya usada',
    detail: 'Esta Idempotency-Key ya se usó con otra solicitud. Use una clave nueva.',
  },
  'missing-version': {
    title: 'Falta la versión',
    detail: 'Envíe en If-Match la versión que va a cambiar. Está en ETag cuando lee la sección.',
  },
  'too-many-requests': { title: 'Demasiadas solicitudes', detail: 'Espere un poco e inténtelo de nuevo.' },
  'too-many-views': {
    title: 'Se abrieron demasiados perfiles',
    detail: 'Abrió 30 perfiles en la última hora, que es el máximo. Espere unos minutos y luego abra el siguiente.',
  },
  'too-many-changes': {
    title: 'Demasiados cambios a la vez',
    detail: 'Esto no se guardó: llegaron muchos cambios en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  },
  'too-many-prices': {
    title: 'Demasiados precios a la vez',
    detail: 'Se pidieron muchos precios de medicamentos en poco tiempo. Espere un momento e inténtelo de nuevo.',
  },
  unexpected: { title: 'Algo salió mal', detail: 'Algo salió mal. Inténtelo de nuevo.' },
  'not-ready': {
    title: 'Todavía no está listo',
    detail: 'El sitio está arrancando o muy ocupado. Inténtelo de nuevo en un momento.',
  },
} as const satisfies Record<ProblemCode, { title: string; detail: string }>;
