import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { deleteMedia, listMedia, type MediaPicture } from '#extensions/media-library/media-calls.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { dayText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { ListFilter } from '#web/admin/list-filter.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { wordsOfUse } from './media-words.ts'

const filters = { usate: 'used', libere: 'unused', mute: 'no_text' } as const
const filterNames = {
  '': 'Tutte',
  usate: 'Quelle che si vedono',
  libere: 'Quelle che non usi',
  mute: 'Quelle senza descrizione',
}

/** In the address, which has no dot. */
const keyOf = ({ imageUrl }: MediaPicture) => imageUrl.replace('/images/', '').replace(/\.webp$/, '')

/** The pictures of the shop, wherever they are shown. */
export default function MediaList() {
  const { address, set, open, close, opened } = useAdminAddress()
  const { cerca, pagina = 1, stato } = address
  const use = Object.entries(filters).find(([name]) => name === stato)?.[1]
  const list = useQuery({ ...listPageQuery(useApi(), listMedia, { q: cerca, use }, pagina), ...shownFresh })
  const remove = useAct({
    call: (api, { imageUrl }: MediaPicture) => api(deleteMedia, { params: { name: imageUrl.replace('/images/', '') } }),
    said: 'Foto eliminata',
  })
  const actions = useRowActions<MediaPicture>(
    nameOf,
    [
      {
        icon: Pencil,
        label: 'Modifica',
        when: ({ useCount }) => useCount > 0,
        run: (row) => open(`foto-${keyOf(row)}`),
      },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        when: ({ useCount }) => useCount === 0,
        ask: {
          title: 'Eliminare la foto?',
          confirmLabel: 'Elimina',
          act: remove,
          text: () => (
            <p>Nel negozio non si vede da nessuna parte. Si elimina anche la seconda copia: non torna più indietro.</p>
          ),
        },
      },
    ],
    'cell-row',
  )
  const name = opened('foto')
  return (
    <>
      <div className="box-body">
        <ListFilter names={filterNames} value={(use && stato) || ''} onChoose={(to) => set({ stato: to }, true)} />
      </div>
      <AdminList
        list={list}
        failure="Le immagini non si caricano."
        empty={
          cerca || use ? 'Nessuna immagine così.' : 'Ancora nessuna immagine: arrivano con i prodotti e con la home.'
        }
      >
        {(shown) => (
          <AdminTable
            {...shown}
            caption="Immagini"
            className="product-table"
            rowKey="imageUrl"
            columns={[...columns, actions.column]}
          />
        )}
      </AdminList>
      {actions.question}
      {name && <MediaDialog key={name} name={`${name}.webp`} onClose={close} />}
    </>
  )
}

function nameOf({ alt, uses }: MediaPicture): string {
  const [first] = uses
  return alt.it || (first ? wordsOfUse(first)[0] : 'foto che non si vede')
}

const columns: Column<MediaPicture>[] = [
  {
    label: 'Foto',
    isBare: true,
    cell: (row) => (
      <span className="row align-start">
        <Picture url={row.imageUrl} alt="" sizes="72px" className="admin-thumb" />
        <span>
          <b className="bold">{row.alt.it || (row.takesAlt ? 'Senza descrizione' : nameOf(row))}</b>
          {row.alt.en && (
            <span className="small muted block" lang="en">
              {row.alt.en}
            </span>
          )}
          <span className="small muted block">{factsText(row)}</span>
        </span>
      </span>
    ),
  },
  {
    label: 'Dove si vede',
    className: 'cell-wide',
    cell: ({ uses, useCount }) => {
      const shown = uses.slice(0, 3).map((use) => wordsOfUse(use)[0])
      const more = useCount > shown.length ? [some(useCount - shown.length, 'altro posto', 'altri posti')] : []
      return useCount === 0 ? 'Da nessuna parte' : [...shown, ...more].join(', ')
    },
  },
]

function factsText({ imageUrl, bytes, since }: MediaPicture): string {
  const { width, height } = imageFacts(imageUrl)
  return `${width} × ${height}, ${Math.max(1, Math.round(bytes / 1024)).toLocaleString('it-IT')} kB, dal ${dayText(since)}`
}
