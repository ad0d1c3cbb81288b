import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FeedStatus, getFeedStatus } from '#shared/contract/catalog/feed-status.ts'
import {
  assistantFeedPath,
  assistantNotePath,
  assistantPath,
  type FeedWarning,
  type LeftOut,
  merchantFeedPath,
  usedFeedPath,
} from '#shared/domain/catalog/feeds.ts'
import { type Language, languages } from '#shared/domain/platform/language.ts'
import { AddressTrial } from '#web/admin/accounts/integrations/address-trial.tsx'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/api.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface Feed {
  name: string
  what: string
  pathIn(language: Language): string
  /** Of a list of products: which one it is in the shop's answer. */
  status?: FeedStatus['feed']
  /** A browser sees nothing there. */
  isForPrograms?: true
}

const feeds: readonly Feed[] = [
  {
    name: 'Google Merchant Center, Facebook e Instagram',
    what: 'I tuoi articoli tra i risultati di Google. Lì: Prodotti, aggiungi prodotti, da un indirizzo. Facebook e Instagram leggono lo stesso: Gestore delle vendite, catalogo, origini dati.',
    pathIn: merchantFeedPath,
    status: 'google',
  },
  {
    name: 'Assistenti, elenco dei prodotti',
    what: 'Per ChatGPT e gli altri assistenti che leggono un elenco: si trova da loro, si compra qui.',
    pathIn: assistantFeedPath,
    status: 'assistants',
  },
  {
    name: 'Assistenti, domande al negozio (MCP)',
    what: 'Un assistente può cercare, controllare compatibilità, taglia e consegna. Legge quello che leggono tutti, non ordina.',
    pathIn: () => assistantPath,
    isForPrograms: true,
  },
  {
    name: 'Assistenti, presentazione del negozio',
    what: 'Poche righe con le pagine che contano. Si trova da sola.',
    pathIn: () => assistantNotePath,
  },
  {
    name: 'Bici usate, le ultime arrivate',
    what: 'Per chi segue gli arrivi con un lettore di notizie.',
    pathIn: usedFeedPath,
  },
  {
    name: 'Mappa del sito',
    what: 'L’elenco delle pagine, per i motori di ricerca. Lo chiedono Google Search Console e Bing Webmaster Tools.',
    pathIn: () => '/sitemap.xml',
  },
]

const assistantCall = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
}

const languageNames: Record<Language, string> = { it: 'italiano', en: 'inglese' }

const reasons: Record<LeftOut, (count: string) => string> = {
  photo: (count) => `${count} senza una foto propria: con un disegno non li prendono. Aggiungi una foto.`,
  price: (count) => `${count} senza prezzo. Scrivi il prezzo.`,
  brand: (count) => `${count} senza marca. Scrivi la marca.`,
  online: (count) => `${count} che si comprano solo chiamando: all’usato mancano foto o scheda di lavoro.`,
}

const warningTexts: Record<FeedWarning, (count: string) => string> = {
  id: (count) =>
    `${count} con un codice che, con la taglia, si legge come quello di un altro: nell’elenco hanno un codice con un segno in più, che resta sempre lo stesso.`,
  gtin: (count) => `${count} con lo stesso EAN di un altro: Google ne mostra uno solo. Controlla quale è giusto.`,
}

/** The addresses of product feeds (decisions 0051, 0085), what each leaves out and why. */
export function FeedAddresses() {
  const api = useApi()
  const statuses = useQuery({
    queryKey: [...adminKey, 'feeds'],
    queryFn: ({ signal }) => api(getFeedStatus, {}, { signal }),
  })
  return (
    <div className="stack">
      <p className="note">
        Ogni servizio prende gli articoli da un indirizzo, quando vuole. Ci sono quelli attivi con un prezzo e una foto
        propria; prezzi e pezzi sono quelli del momento.
      </p>
      {feeds.map(({ name, what, pathIn, status, isForPrograms }) => (
        <section key={name} className="stack">
          <h3>{name}</h3>
          <p className="small muted">{what}</p>
          {status && (
            <Loaded query={statuses} failure="Quanti articoli ci sono non si carica.">
              {(all) => all.filter(({ feed }) => feed === status).map((one) => <Listed key={status} status={one} />)}
            </Loaded>
          )}
          <ul className="admin-feeds">
            {addressesOf(pathIn).map(({ language, path }) => (
              <li key={path} className="wraps">
                {isForPrograms ? (
                  <span className="wrap-anywhere">
                    {location.origin}
                    {path}
                  </span>
                ) : (
                  <a className="wrap-anywhere" href={path} target="_blank" rel="noreferrer">
                    {location.origin}
                    {path}
                    <span className="sr-only">, si apre in un’altra scheda</span>
                  </a>
                )}
                <span className="row wraps">
                  <AddressTrial
                    path={path}
                    name={`${name}${language ? `, ${languageNames[language]}` : ''}`}
                    {...(isForPrograms && { request: assistantCall })}
                  />
                  <CopyButton
                    text={`${location.origin}${path}`}
                    label={`Copia l’indirizzo: ${name}${language ? `, ${languageNames[language]}` : ''}`}
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Listed({ status: { listed, leftOut, warnings, fetchedAt } }: { status: FeedStatus }) {
  const missing = leftOut.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <p>
        <b className="bold">{some(listed, 'articolo', 'articoli')}</b>
        {missing > 0 ? ` su ${countText(listed + missing)}` : ', tutti quelli attivi'}.{' '}
        {fetchedAt ? `Letto l’ultima volta il ${momentText(fetchedAt)}.` : 'Nessuno l’ha letto dall’ultimo avvio.'}
      </p>
      {leftOut.map(({ reason, ...some }) => (
        <Named key={reason} title={reasons[reason](countText(some.count))} {...some} />
      ))}
      {warnings.map(({ kind, ...some }) => (
        <Named key={kind} title={warningTexts[kind](countText(some.count))} {...some} />
      ))}
    </>
  )
}

function Named({
  title,
  count,
  products,
}: Pick<FeedStatus['leftOut'][number], 'count' | 'products'> & { title: string }) {
  return (
    <details className="small">
      <summary>{title}</summary>
      <ul className="bullets">
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link to="/admin" search={{ apri: `prodotto-${id}` }} resetScroll={false}>
              {name}
            </Link>
          </li>
        ))}
        {count > products.length && <li>e altri {countText(count - products.length)}</li>}
      </ul>
    </details>
  )
}

/** One where both languages have the same. */
function addressesOf(pathIn: (language: Language) => string): { language: Language | undefined; path: string }[] {
  const all = languages.map((language) => ({ language, path: pathIn(language) }))
  const [first, ...rest] = all
  return first && rest.every(({ path }) => path === first.path) ? [{ ...first, language: undefined }] : all
}
