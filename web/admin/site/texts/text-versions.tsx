import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnTextGroup } from '#shared/contract/platform/own-texts.ts'
import { listTextVersions, type TextGroup } from '#shared/contract/site/text-settings.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'

interface Props {
  group: TextGroup
  onTake(texts: OwnTextGroup['texts']): void
}

/** What stood here before, to be read and taken back into the form. */
export function TextVersions({ group, onTake }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (group.version < 2) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Versioni precedenti ({group.version - 1})</summary>
      {isOpen && <Versions group={group} onTake={onTake} />}
    </details>
  )
}

function Versions({ group, onTake }: Props) {
  const query = useQuery(readQuery(useApi(), listTextVersions, { params: { group: group.id } }))
  const labelOf = (key: string) => group.fields.find((field) => field.key === key)?.label ?? key
  return (
    <Loaded query={query} failure="Le versioni non si caricano.">
      {(versions) => (
        <ol className="texts-versions">
          {versions.slice(1).map(({ version, since, value: { texts } }) => (
            <li key={version} className="stack">
              <p className="bold">{momentText(since)}</p>
              {Object.keys(texts).length === 0 && <p className="small muted">Tutto come l’originale.</p>}
              {Object.entries(texts).map(([key, { it, en }]) => (
                <p key={key} className="small texts-old">
                  <span className="muted">{labelOf(key)}</span>
                  {'\n'}
                  {[it, en].filter(Boolean).join('\n\n')}
                </p>
              ))}
              <button type="button" className="btn btn-small" onClick={() => onTake(allTexts(group, texts))}>
                Rimetti questi testi nei campi
              </button>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}

/** What a version left to the shipped texts is those again. */
function allTexts({ fields }: TextGroup, texts: OwnTextGroup['texts']): OwnTextGroup['texts'] {
  const all = fields.map(({ key, shipped }) => {
    const { it = '', en = '' } = texts[key] ?? {}
    return [key, { it: it || shipped.it, en: en || shipped.en, isStale: false }]
  })
  return Object.fromEntries(all)
}
