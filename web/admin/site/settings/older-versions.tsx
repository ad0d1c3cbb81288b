import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#web/admin/admin-format.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { type Api, useApi } from '#web/platform/api.ts'

export type OlderVersion<S> = S & { since: string | null }

interface Props<S, V extends object> {
  id: string
  versions(api: Api): Promise<readonly OlderVersion<S>[]>
  read(stored: S): V
  nameOf(path: string): string
  textOf(value: unknown): string
  onTake(values: V): void
}

/** What was saved before, to be read and taken back into the form. */
export function OlderVersions<S, V extends object>(props: Props<S, V>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">Versioni precedenti</summary>
      {isOpen && <Versions {...props} />}
    </details>
  )
}

function Versions<S, V extends object>({ id, versions, read, nameOf, textOf, onTake }: Props<S, V>) {
  const api = useApi()
  const query = useQuery({ queryKey: [...adminKey, 'versions', id], queryFn: () => versions(api), staleTime: 0 })
  return (
    <Loaded query={query} failure="Le versioni non si caricano.">
      {(all) => {
        const rows = all.map((one) => ({ since: one.since, values: read(one) }))
        // A part of the setting may belong to another form.
        const others = rows.filter(({ values }, at) => at > 0 && textIn(values) !== textIn(rows[at - 1]?.values))
        const now = new Map<string, unknown>(Object.entries(rows[0]?.values ?? {}))
        return others.length === 0 ? (
          <p className="small muted above-8">Ancora nessuna: ne resta una a ogni salvataggio.</p>
        ) : (
          <ol className="above-8">
            {others.map(({ since, values }) => (
              <li key={since} className="stack setting-version">
                <div className="row row-between wraps">
                  <b className="bold">{since && momentText(since)}</b>
                  <button
                    type="button"
                    className="btn btn-small"
                    aria-label={`Rimetti questa: ${since && momentText(since)}`}
                    onClick={() => onTake(values)}
                  >
                    Rimetti questa
                  </button>
                </div>
                <p className="small muted">
                  {Object.entries(values)
                    .filter(([name, value]) => textIn(value) !== textIn(now.get(name)))
                    .map(([name, value]) => `${nameOf(name)}: ${textOf(value)}`)
                    .join(' · ') || 'Come adesso.'}
                </p>
              </li>
            ))}
          </ol>
        )
      }}
    </Loaded>
  )
}

const textIn = (value: unknown) => JSON.stringify(value)
