import type { drugReceipt as english } from '../en/drug-cost-receipt.ts';
import { doseItems } from './dose-items.ts';
import { drugCosts } from './drug-cost.ts';
import { phases } from './drug-cost-phases.ts';
import { drugYear } from './drug-cost-year.ts';

export const drugReceipt: typeof english = {
  title: (amount) => `Cómo llegamos a ${amount}`,
  close: 'Cerrar el recibo',
  loading: 'Buscando el recibo…',
  failed: 'No pudimos obtener el recibo.',
  outside:
    'Estos costos vienen de otro servicio de costos de medicamentos. No nos dice cómo los calculó, así que no podemos mostrar un recibo.',
  none: 'No tenemos un recibo para esto.',
  changed: (now) =>
    `Esta cantidad cambió desde que usted abrió la página. Ahora es ${now}. Vuelva a cargar la página para verla en todas partes.`,
  madeUp: 'Este plan y sus precios son inventados, para hacer pruebas.',
  estimate: 'Esto es un cálculo aproximado. Los precios pueden cambiar durante el año.',
  notAvailable: 'No disponible',
  print: 'Imprimir este recibo',
  about: {
    year: (year) => `Lo que le cuestan sus medicamentos en ${year}.`,
    withHelp: (year) => `Lo que le cuestan sus medicamentos en ${year} con la Ayuda Adicional.`,
    withoutHelp: (year) => `Lo que le costarían sus medicamentos en ${year} sin la Ayuda Adicional.`,
    parts: {
      covered: (year, isHelped) =>
        `Lo que le cuestan en ${year} los medicamentos cubiertos${isHelped === null ? '' : isHelped ? ', con Ayuda Adicional' : ', sin Ayuda Adicional'}.`,
      supplemental: (year) =>
        `Lo que le cuestan en ${year} los medicamentos que Medicare deja fuera y el plan cubre por su cuenta.`,
      'not-covered': (year) => `Lo que le cuestan en ${year} los medicamentos que el plan no cubre.`,
      'not-sold': (year) => `Lo que le cuestan en ${year} los medicamentos que el plan cubre, pero no vende así.`,
    },
    average: (year) => `Lo que le cuestan sus medicamentos en un mes promedio de ${year}.`,
    rest: (from, year) => `Lo que le cuestan sus medicamentos de ${from} a diciembre de ${year}.`,
    month: (month, year) => `Lo que le cuestan sus medicamentos en ${month} de ${year}.`,
    drug: (drug, year) => `Lo que le cuesta ${drug} en ${year}.`,
    fill: (drug) =>
      `Lo que le cuesta un surtido de ${drug} cuando ya cumplió el deducible, si lo hay, y antes del límite anual.`,
  },
  facts: {
    plan: 'Plan',
    pharmacy: 'Farmacia',
    noPharmacy: 'No eligió ninguna. Usamos los costos estándar del plan.',
    unnamed: (number) => `Número ${number}`,
    network: {
      preferred: 'Una farmacia preferida de este plan',
      standard: 'En la red de este plan',
      out: 'Fuera de la red de este plan',
      unknown: 'No sabemos si está en la red de este plan',
    },
    help: 'Ayuda Adicional',
    helps: ['No', 'Sí, completa', 'Sí, completa, con Medicaid', 'Sí, completa, en una institución', 'Sí, en parte'],
    deductible: 'Deducible anual de medicamentos',
    limit: 'Límite anual de lo que usted paga',
    already: 'Ya contaba antes',
    benefit: 'Tipo de plan de medicamentos',
    benefits: {
      basic: 'Básico',
      enhanced: 'Mejorado',
      unknown: 'No lo sabemos. Lo tratamos como básico.',
    },
  },
  sum: {
    heading: 'Cómo se suma',
    total: 'Total',
    openAll: 'Abrir todos los meses',
    closeAll: 'Cerrar todos los meses',
    noFill: 'No se surte ningún medicamento, así que no hay nada que pagar.',
    average: (total, average) => `${total} ÷ 12 meses = ${average}`,
    parts: {
      covered: 'Medicamentos que el plan cubre',
      supplemental: 'Medicamentos que el plan cubre por su cuenta',
      'not-covered': 'Medicamentos que el plan no cubre',
      'not-sold': 'Cubiertos, pero no se venden así',
    },
    unknown: 'No tenemos el precio de uno de sus medicamentos. Su costo no está en esta lista.',
  },
  price: (amount) => `El precio de este surtido es ${amount}.`,
  youPay: (amount) => `Usted paga ${amount}`,
  together: (sum) => `En total: ${sum}.`,
  steps: {
    deductible: (amount) => `Usted paga esta parte hasta cumplir su deducible: ${amount}.`,
    coinsurance: (percent, of, result) => `Usted paga el ${percent} de ${of} = ${result}.`,
    ofTheRest: (rest) => `Quedan ${rest} del precio.`,
    atLeast: (least, result) => `El plan pide por lo menos ${least}, así que usted paga ${result}.`,
    atMost: (most, result) => `El plan pide como máximo ${most}, así que usted paga ${result}.`,
    copay: (amount) => `El plan pide una cantidad fija (copago): ${amount}.`,
    copayOverPrice: (copay, result) =>
      `El plan pide una cantidad fija (copago) de ${copay}. Es más de lo que queda por pagar, así que usted paga ${result}.`,
    beforeDeductible: 'El deducible no se aplica a este nivel. Tiene su propia parte hasta que se cumple el deducible.',
    gap: (percent, of, result) => `En el período sin cobertura usted paga el ${percent} de ${of} = ${result}.`,
    afterLimit: 'Usted alcanzó su límite anual. No paga nada más por este medicamento.',
    afterLimitLarger: (percent, part, copay) =>
      `Usted alcanzó su límite anual. Paga lo mayor entre el ${percent} del precio (${part}) y ${copay}.`,
    neverMoreThan: (most) => `Pero nunca más de ${most}.`,
    smallestForInsulin: (amounts, result) =>
      `Por la insulina usted paga la menor de estas cantidades: ${amounts}. Es ${result}.`,
    vaccine: 'Esta vacuna es gratis para los adultos con Medicare. Usted no paga nada.',
    supplemental:
      'El plan cubre este medicamento por su cuenta. No es parte de la cobertura de medicamentos de Medicare (Parte D).',
    notCovered: (price) => `El plan no cubre este medicamento. Usted paga el precio completo: ${price}.`,
    notOffered: (price) => `El plan no cubre este surtido en esta farmacia. Usted paga el precio completo: ${price}.`,
    helpPaysAll: 'La Ayuda Adicional lo paga todo. Usted no paga nada.',
    smallestWithHelp: (amounts, result) =>
      `Con la Ayuda Adicional usted paga la menor de estas cantidades: ${amounts}. Es ${result}.`,
    partialHelp: (deductible, smaller, own, result) =>
      `Con una parte de la Ayuda Adicional usted paga ${deductible} por el deducible y ${smaller} del resto, y nunca más de ${own}. Es ${result}.`,
    limit: (left) => `Solo le faltan ${left} para su límite anual. Por eso paga ${left} y nada más.`,
    counted: (amount) => `${amount} cuentan para su límite anual.`,
    countedStandard: (standard, own) =>
      `Este plan da más que el plan estándar de medicamentos de Medicare. Con aquel pagaría ${standard}, que es más que ${own}, así que cuenta la cantidad mayor.`,
    countedMaker: (amount) => `También cuentan ${amount} que paga el fabricante.`,
    countedHelp: 'También cuenta lo que la Ayuda Adicional paga por usted.',
    countedLeft: (left) => `Solo faltaban ${left} para el límite, así que no cuenta más.`,
    countsNothing: 'Nada de esto cuenta para su límite anual.',
    countedSoFar: (soFar, limit) => `En lo que va del año cuentan ${soFar} de ${limit}.`,
  },
  candidates: {
    price: 'el precio',
    'own-share': 'su parte sin ayuda',
    'tier-share': 'la parte del precio entero que pide el plan',
    'help-copay': 'la cantidad fija con la Ayuda Adicional',
    'insulin-limit': 'lo máximo que la ley permite por la insulina',
    'insulin-copay': 'la cantidad fija del plan por la insulina',
    'insulin-coinsurance': 'la parte del precio que pide el plan por la insulina',
    'insulin-part-of-price': 'la parte del precio que la ley permite por la insulina',
  },
  candidate: (name, amount) => `${name} (${amount})`,
  rules: {
    heading: 'Las reglas que usamos',
    law: (law) => `Ley: ${law}`,
    noLaw: 'Lo decide el plan.',
    names: {
      ...phases,
      'extra-help': 'Ayuda Adicional',
      limit: 'Límite anual',
      counted: 'Lo que cuenta',
    },
    texts: {
      deductible: 'Usted paga el precio entero de los medicamentos hasta pagar el deducible de su plan.',
      initial: 'Después del deducible usted paga la parte que el plan fija para el nivel del medicamento.',
      gap: 'Hasta el final de 2024 se pagaba más cuando los medicamentos ya habían costado cierta cantidad.',
      catastrophic:
        'Cuando se alcanza el límite anual, los medicamentos cubiertos no le cuestan nada, o muy poco antes de 2024.',
      insulin: 'La ley limita lo que le cuesta un mes de insulina. El deducible no se aplica.',
      vaccine: 'Las vacunas que se recomiendan para adultos son gratis si usted tiene cobertura de medicamentos.',
      supplemental: 'Algunos planes cubren medicamentos que Medicare deja fuera. Lo que paga por ellos no cuenta.',
      'not-covered': 'Los medicamentos que no están en la lista del plan le cuestan el precio completo.',
      'not-offered': 'Una cantidad o una farmacia que el plan no cubre le cuesta el precio completo.',
      'extra-help': 'Con la Ayuda Adicional usted paga poco, siempre lo mismo, o nada.',
      limit: 'En un año usted nunca paga más que el límite anual por los medicamentos cubiertos.',
      counted:
        'Su parte de los medicamentos cubiertos cuenta para el límite, también lo que la Ayuda Adicional paga por usted.',
    },
    price: 'Precio de un surtido',
    priceText:
      'El precio es unidades × precio de una unidad + la tarifa de la farmacia, y nunca menos que el precio más bajo de la farmacia por un surtido.',
    priceSource: 'Fuente: CMS, formato de los archivos trimestrales de listas de medicamentos y precios',
  },
  drugs: {
    heading: 'Los precios y de dónde vienen',
    tier: (tier) => `Nivel ${tier}`,
    units: (units, unit, days) =>
      `Un surtido dura ${days} días y tiene ${unit ? doseItems.units[unit].amount(units) : `${units} unidades`}.`,
    pack: (items, item, size, unit) => {
      const { one, many } = doseItems.items[item];
      return `Eso es ${items} ${items === '1' ? one : many} de ${doseItems.units[unit].amount(size)}.`;
    },
    referenceLine: (names) => `El promedio está en la línea “${names}” de la lista de Medicare.`,
    poolsStrengths: 'Es un solo promedio para todas las concentraciones del medicamento.',
    negotiated: drugYear.negotiated,
    ownPrice: (unit) => `Una unidad cuesta ${unit} en la lista de precios de este plan.`,
    referencePrice: (unit, year) =>
      `No tenemos el precio propio de este plan. A Medicare una unidad le costó ${unit} en promedio en ${year}.`,
    product: (units, unit, result) => `${units} × ${unit} = ${result}`,
    withFee: (product, fee, price) => `${product} + ${fee} de tarifa de la farmacia = ${price}`,
    noFee: 'El precio no incluye una tarifa de la farmacia. No sabemos la tarifa de su farmacia.',
    floor: (floor) => `Esta farmacia pide por lo menos ${floor} por un surtido.`,
    fillPrice: (price) => `Precio de un surtido: ${price}`,
    because: drugCosts.because,
  },
  rows: {
    heading: 'Datos del plan',
    kinds: {
      plan: 'Deducible del plan',
      network: 'Su farmacia en este plan',
      listing: 'Lista de medicamentos del plan',
      'not-listed': 'La lista de medicamentos del plan no nombra este medicamento',
      'tier-cost': 'La parte que pide el plan en este nivel',
      'before-deductible': 'La parte antes del deducible',
      insulin: 'La parte que pide el plan por la insulina',
      price: 'Precio de una unidad',
      'reference-price': 'Precio promedio de una unidad',
    },
    at: (what, file, line) => `${what}: archivo «${file}», línea ${line}`,
    inFile: (what, file) => `${what}: archivo «${file}»`,
    unknown: (what) => `${what}: archivo y línea no disponibles`,
    dates: 'Fecha de los datos',
    asOf: (source, date) => `${source}: ${date ?? 'fecha no disponible'}`,
    madeUp: 'Muestra inventada',
  },
};
