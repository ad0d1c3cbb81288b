import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { previewHome } from '#shared/contract/site/home-setting.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'
import { useSettled } from '#web/ui/form/use-settled.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'

const widths = { phone: 390, desktop: 1280 }
const screens = [
  ['phone', 'Telefono'],
  ['desktop', 'Computer'],
] as const
const languageNames = [
  ['it', 'Italiano'],
  ['en', 'English'],
] as const

interface Props {
  value: HomeValue
  language: 'it' | 'en'
  onClose(): void
}

/** The page with what is typed and not yet saved, in both languages and on two screens. */
export function HomePreview({ value, language: first, onClose }: Props) {
  const [language, setLanguage] = useState(first)
  const [screen, setScreen] = useState<keyof typeof widths>('desktop')
  return (
    <Dialog open onClose={onClose} title="La home con le tue modifiche" size="product" focus="title">
      <div className="dialog-body grid spaced-16">
        <p className="small muted">I clienti vedono ancora quella di prima: cambia quando premi Salva.</p>
        <div className="flex wraps spaced-24">
          <Choice legend="Lingua" names={languageNames} selected={language} onSelect={(one) => setLanguage(one)} />
          <Choice legend="Schermo" names={screens} selected={screen} onSelect={(one) => setScreen(one)} />
        </div>
        <DraftPage {...{ value, language }} width={widths[screen]} />
      </div>
    </Dialog>
  )
}

/** One part of the page as it is typed, beside its fields, on wide screens; it only shows. */
export function PartPreview({ value, part, language }: Omit<Props, 'onClose'> & { part: string }) {
  const [hasRoom] = useState(() => matchMedia('(min-width: 80em)').matches)
  const blocks = value.blocks.map((block) => ({ ...block, isShown: block.id === part }))
  const settled = useSettled(JSON.stringify({ ...value, blocks }))
  if (!hasRoom) return null
  return (
    <div inert>
      <p className="small bold below-12">Come viene</p>
      <DraftPage value={JSON.parse(settled)} language={language} width={widths.desktop} />
    </div>
  )
}

function DraftPage({ value, language, width }: Omit<Props, 'onClose'> & { width: number }) {
  const query = useQuery({
    ...readQuery(useApi(), previewHome, { body: { language, value } }),
    ...openedFresh,
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} failure="L’anteprima non si carica: guarda se un campo è da correggere.">
      {({ html }) => <PageFrame html={html} width={width} />}
    </Loaded>
  )
}

interface ChoiceProps<K extends string> {
  legend: string
  names: readonly (readonly [K, string])[]
  selected: K
  onSelect(one: K): void
}

function Choice<K extends string>({ legend, names, selected, onSelect }: ChoiceProps<K>) {
  return (
    <fieldset className="flex wraps spaced-16">
      <legend className="sr-only">{legend}</legend>
      {names.map(([one, name]) => (
        <label className="check" key={one}>
          <input type="radio" name={`preview-${legend}`} checked={selected === one} onChange={() => onSelect(one)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** As wide as a screen, made smaller where there is less room; without scripts, and its links lead to another tab. */
function PageFrame({ html, width }: { html: string; width: number }) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const watch = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [width])
  return (
    <div ref={room} className="home-preview">
      <iframe
        title="Anteprima della home"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        style={{ width, height: `${100 / scale}%`, scale: String(scale) }}
      />
    </div>
  )
}
