import type { Advice, Doubt } from '#shared/domain/catalog/sizes/advise-size.ts'
import type { Body } from '#shared/domain/catalog/sizes/body.ts'

/** The customer's answer, in short. */
export function trialText({ heightCm, inseamCm }: Body, advice: Advice | undefined): string {
  const whom = `A ${heightCm} cm con ${inseamCm} di cavallo`
  if (!advice) return `${whom}: nessuna risposta.`
  if (advice.state === 'outside')
    return `${whom}: fuori tabella, ${advice.side === 'below' ? 'comincia da' : 'arriva a'} ${advice.limitCm} cm.`
  const left = advice.clearanceCm === null ? '' : `: restano ${advice.clearanceCm} cm sopra il tubo`
  return [`${whom}${left}.`, ...advice.doubts.map(doubtText)].join(' ')
}

function doubtText(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'clearance':
      return `Ne servono ${doubt.least}: il dubbio viene detto.`
    case 'next-clearance':
      return `La ${doubt.size} ne lascia ${doubt.cm}: troppo poco.`
    case 'between':
      return `Va bene anche la ${doubt.size}.`
    case 'near':
      return `A ${doubt.cm} cm dalla ${doubt.size}.`
    case 'inseam':
      return `Il cavallo è ${doubt.side === 'below' ? 'sotto' : 'sopra'} quello della tabella.`
    case 'riding':
    case 'arms':
      return `Altrimenti la ${doubt.size}.`
  }
}
