import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { linkBrandMaker } from '../incomplete-calls.ts'
import { listMakers } from '../maker-calls.ts'
import { MakerDialog } from './maker-dialog.tsx'

interface Brand {
  brand: string
  products: number
}

const shownFirst = 6

/** Who makes the products of each brand: one choice for all of them. */
export function BrandMakers({ brands }: { brands: readonly Brand[] }) {
  const makers = useQuery(readQuery(useApi(), listMakers)).data ?? []
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [isAll, setAll] = useState(false)
  const [fresh, setFresh] = useState<string>()
  const link = useAct({
    call: (api, { brand, makerId }: { brand: string; makerId: number }) =>
      api(linkBrandMaker, { body: { brand, makerId } }),
    said: ({ products }, { brand }) => [
      `${brand}: produttore detto`,
      `Vale per ${some(products, 'articolo', 'articoli')}.`,
    ],
  })
  if (brands.length === 0) return null
  return (
    <section aria-label="Per marca">
      <AdminTable
        rows={isAll ? brands : brands.slice(0, shownFirst)}
        isBusy={link.busy}
        caption="Marche senza produttore"
        rowKey="brand"
        columns={[
          {
            label: 'Marca',
            isBare: true,
            cell: ({ brand, products }) => (
              <>
                <b className="bold">{brand}</b>
                <span className="small muted block">{some(products, 'articolo', 'articoli')}</span>
              </>
            ),
          },
          {
            label: 'Chi la fa',
            cell: ({ brand }) => (
              <select
                className="input"
                aria-label={`Produttore di ${brand}`}
                value={chosen[brand] ?? ''}
                onChange={({ target }) => setChosen((before) => ({ ...before, [brand]: target.value }))}
              >
                <option value="">Scegli</option>
                {makers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ),
          },
          actionColumn(({ brand }: Brand) => (
            <span className="row wraps">
              <button
                type="button"
                className="btn btn-small btn-main"
                aria-disabled={!chosen[brand] || link.busy}
                aria-label={`Salva il produttore di ${brand}`}
                onClick={() => chosen[brand] && link.send({ brand, makerId: Number(chosen[brand]) })}
              >
                Salva
              </button>
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Nuovo produttore di ${brand}`}
                onClick={() => setFresh(brand)}
              >
                Nuovo
              </button>
            </span>
          )),
        ]}
      />
      {!isAll && brands.length > shownFirst && (
        <div className="box-body">
          <button type="button" className="btn btn-small" onClick={() => setAll(true)}>
            Altre {brands.length - shownFirst} marche
          </button>
        </div>
      )}
      {fresh !== undefined && <MakerDialog maker={undefined} brand={fresh} onClose={() => setFresh(undefined)} />}
    </section>
  )
}
