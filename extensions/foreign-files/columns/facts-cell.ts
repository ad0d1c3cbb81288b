import type { FactValue, FactValues } from '#shared/domain/platform/goods/facts.ts'

/** "speeds=12 | colour=nero opaco | colour.en=matt black": what readFact reads again. */
export function factsCell(facts: FactValues): string {
  const written = Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'object' ? [`${key}=${value.it}`, `${key}.en=${value.en}`] : [`${key}=${value}`],
  )
  return written.join(' | ')
}

export function factsOfCell(text: string): { key: string; value: FactValue }[] {
  const written = new Map<string, string>()
  for (const part of text.split('|')) {
    const [key = '', ...value] = part.split('=')
    if (part.trim() !== '') written.set(key.trim(), value.join('=').trim())
  }
  return [...written].flatMap(([key, it]) => {
    if (key.endsWith('.en') && written.has(key.slice(0, -'.en'.length))) return []
    const en = written.get(`${key}.en`)
    return { key, value: en ? { it, en } : it }
  })
}
