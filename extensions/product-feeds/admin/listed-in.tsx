import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { FeedWarning, LeftOut } from '../feed-addresses.ts'
import { type FeedStatus, getFeedStatus } from '../feed-status.ts'

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

function useStatuses() {
  const api = useApi()
  return useQuery({
    queryKey: [...adminKey, 'feeds'],
    queryFn: ({ signal }) => api(getFeedStatus, {}, { signal }),
  })
}

/** How many articles a list leaves out or warns of. */
export function FeedSign({ feed }: { feed: FeedStatus['feed'] }) {
  const status = useStatuses().data?.find((one) => one.feed === feed)
  if (!status) return null
  const count = [...status.leftOut, ...status.warnings].reduce((sum, some) => sum + some.count, 0)
  return (
    <Badge tone={count > 0 ? 'amber' : 'ok'} icon={count > 0 ? CircleAlert : CircleCheck}>
      {count > 0 ? `${countText(count)} da guardare` : 'Acceso'}
    </Badge>
  )
}

/** What a list holds and what it leaves out. */
export function ListedIn({ feed }: { feed: FeedStatus['feed'] }) {
  const statuses = useStatuses()
  return (
    <Loaded query={statuses} failure="Quanti articoli ci sono non si carica.">
      {(all) => all.filter((one) => one.feed === feed).map((one) => <Listed key={feed} status={one} />)}
    </Loaded>
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
