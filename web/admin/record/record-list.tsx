import { useQuery } from '@tanstack/react-query'
import { type Act, listActs } from '#shared/contract/platform/admin-record.ts'
import { actorKinds } from '#shared/domain/platform/actors.ts'
import { timeText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { ListFilter } from '#web/admin/list-filter.tsx'
import { isNarrowed, NarrowList, narrowingOf } from '#web/admin/narrow/narrow-list.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useApi } from '#web/platform/api.ts'
import { actColumns } from './act-list.tsx'

const names = {
  '': 'Tutto',
  owner: 'Titolare',
  staff: 'Persone',
  key: 'Chiavi',
  job: 'Il sistema',
  unknown: 'Programmi esterni',
}

const dayOf = ({ at }: Act) => shopDate(at, 'it', 'distant')

/** Who wrote what: the staff, keys and jobs. */
export default function RecordList() {
  const api = useApi()
  const { address, set } = useAdminAddress()
  const actor = actorKinds.find((one) => one === address.stato)
  const { from, to, person } = narrowingOf(address)
  const filter = { actor, q: address.cerca, from, to, person }
  const list = useQuery({ ...listPageQuery(api, listActs, filter, address.pagina ?? 1), ...shownFresh })
  return (
    <>
      <div className="box-body row wraps spaced-8">
        <ListFilter names={names} value={actor ?? ''} onChoose={(stato) => set({ stato })} />
        <NarrowList by={['dal', 'al', 'persona']} />
      </div>
      <AdminList
        list={list}
        failure="Il registro non si carica."
        empty={
          address.cerca || actor || isNarrowed(address)
            ? 'Niente corrisponde.'
            : 'Ancora niente: qui arriva tutto quello che si cambia.'
        }
      >
        {(shown) => (
          <AdminTable {...shown} caption="Registro" rowKey="id" columns={actColumns(timeText)} groupOf={dayOf} />
        )}
      </AdminList>
    </>
  )
}
