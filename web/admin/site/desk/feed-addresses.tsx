import { merchantFeedPath, usedFeedPath } from '#shared/domain/catalog/feeds.ts'
import { type Language, languages } from '#shared/domain/platform/language.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

const feeds: readonly { name: string; what: string; pathIn(language: Language): string }[] = [
  {
    name: 'Google Merchant Center',
    what: 'Prodotti, aggiungi prodotti, file di feed da un indirizzo. Comprende i prezzi ribassati.',
    pathIn: (language) => merchantFeedPath('google', language),
  },
  {
    name: 'Meta (Facebook e Instagram)',
    what: 'Gestore delle vendite, catalogo, origini dati, feed di dati.',
    pathIn: (language) => merchantFeedPath('meta', language),
  },
  {
    name: 'Bici usate, le ultime arrivate',
    what: 'Per lettori di feed (Atom).',
    pathIn: usedFeedPath,
  },
  {
    name: 'Mappa del sito',
    what: 'Per Google Search Console e Bing Webmaster Tools.',
    pathIn: () => '/sitemap.xml',
  },
]

const languageNames: Record<Language, string> = { it: 'italiano', en: 'inglese' }

/** The addresses of product feeds (decision 0051). */
export function FeedAddresses() {
  return (
    <div className="stack">
      <p className="note">
        Ogni servizio prende gli articoli da un indirizzo, quando vuole. Ci sono quelli attivi con un prezzo e una foto
        propria; prezzi e pezzi sono quelli del momento.
      </p>
      {feeds.map(({ name, what, pathIn }) => (
        <section key={name} className="stack">
          <h3>{name}</h3>
          <p className="small muted">{what}</p>
          <ul className="admin-feeds">
            {addressesOf(pathIn).map(({ language, path }) => (
              <li key={path}>
                <a className="wrap-anywhere" href={path} target="_blank" rel="noreferrer">
                  {location.origin}
                  {path}
                  <span className="sr-only">, si apre in un’altra scheda</span>
                </a>
                <CopyButton
                  text={`${location.origin}${path}`}
                  label={`Copia l’indirizzo: ${name}${language ? `, ${languageNames[language]}` : ''}`}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** One where both languages have the same. */
function addressesOf(pathIn: (language: Language) => string): { language: Language | undefined; path: string }[] {
  const all = languages.map((language) => ({ language, path: pathIn(language) }))
  const [first, ...rest] = all
  return first && rest.every(({ path }) => path === first.path) ? [{ ...first, language: undefined }] : all
}
