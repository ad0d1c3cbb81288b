import type { Language } from '#shared/domain/platform/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'

/** Not in the dictionaries: a browser that runs code never needs them. */
const texts: Record<Language, { before: string; between: string; after: string; admin: string }> = {
  it: {
    before: 'Senza JavaScript qui si guarda il catalogo, ma non si ordina e non si accede. Ordini e domande al',
    between: 'o a',
    after: 'I collegamenti alle categorie sono in fondo alla pagina.',
    admin: 'La gestione del negozio ha bisogno di JavaScript: accendilo nel browser e ricarica la pagina.',
  },
  en: {
    before: 'Without JavaScript you can look at the catalogue here, but not order or log in. Order or ask at',
    between: 'or',
    after: 'The links to the categories are at the end of the page.',
    admin: 'Running the shop needs JavaScript: switch it on in the browser and load the page again.',
  },
}

/**
 * For browsers without JavaScript; `@media (scripting: none)` in web/styles/preferences.css hides controls that need
 * it.
 */
export function NoScriptNote({ isAdmin = false }) {
  const { name, phone, email, isReady } = useShop()
  const t = texts[useI18n().language]
  if (isAdmin) return <p className="note note-warning">{t.admin}</p>
  if (!isReady)
    return (
      <p className="note note-warning">
        {name}. {t.after}
      </p>
    )
  return (
    <p className="note note-warning">
      <span>
        {t.before} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a> {t.between}{' '}
        <a href={`mailto:${email}`}>{email}</a>. {t.after}
      </span>
    </p>
  )
}
