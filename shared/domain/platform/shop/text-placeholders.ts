const placeholder = /\{([^{}\n]*)\}/gu

/** The names in `{…}`, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}

/** An empty value takes the space before it along. Values are not filled again. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/( ?)\{([^{}\n]*)\}/gu, (whole, space: string, name: string) => {
    const value = values[name]
    return value === undefined ? whole : value && space + value
  })
}

interface Placeholders {
  allowed: readonly string[]
  must: readonly string[]
}

/** A sentence for the field of an own text; an empty one stands for the shipped text and has no problem. */
function placeholderProblem(text: string, { allowed, must }: Placeholders): string | undefined {
  if (text === '') return undefined
  const used = placeholdersOf(text)
  const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
  const wrong = used.filter((name) => !allowed.includes(name))
  if (wrong.length > 0) {
    const what = `${list(wrong)} ${wrong.length === 1 ? 'non esiste' : 'non esistono'}.`
    return allowed.length > 0 ? `${what} Puoi usare ${list(allowed)}` : `${what} Qui non ci sono segnaposto.`
  }
  if (/[{}]/.test(text.replace(placeholder, ''))) return 'Una parentesi graffa non è chiusa o non è aperta.'
  const missing = must.filter((name) => !used.includes(name))
  return missing.length > 0 ? `Manca ${list(missing)}: senza, chi legge non sa quello che gli serve.` : undefined
}

const tag = /<\/?[a-z][^<>]*>|<!--/iu

/** Mails and pages hold words only. */
const holdsHtml = (text: string): boolean => tag.test(text)

interface TextRules extends Placeholders {
  form: 'line' | 'paragraph' | 'markdown'
  longest: number
}

/** A sentence for the field of an own text, whatever is wrong with it. */
export function textProblem(text: string, rules: TextRules): string | undefined {
  const length = [...text].length
  if (length > rules.longest)
    return `Sono ${length.toLocaleString('it-IT')} caratteri: al massimo ${rules.longest.toLocaleString('it-IT')}.`
  if (holdsHtml(text)) return 'Qui va solo testo, senza codice HTML.'
  if (rules.form === 'line' && text.includes('\n')) return 'Qui va una riga sola.'
  return rules.form === 'markdown' ? undefined : placeholderProblem(text, rules)
}
