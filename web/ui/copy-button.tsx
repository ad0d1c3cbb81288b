import { Check, Copy, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { announce } from './live-region.tsx'

interface Props {
  text: string
  /** Names the copied value for screen readers: «Copia l’IBAN». */
  label: string
  children?: string
  icon?: LucideIcon
  className?: string
}

export function CopyButton({ text, label, children, icon: Icon = Copy, className = 'btn btn-small' }: Props) {
  const t = useTexts().ui
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    announce(state === 'copied' ? t.copied : t.copyRefused)
    const timer = setTimeout(() => setState('idle'), 2_000)
    return () => clearTimeout(timer)
  }, [state, t])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  const words = { idle: children ?? t.copy, copied: t.copied, refused: t.copyRefused }
  const Shown = state === 'copied' ? Check : Icon
  return (
    <button
      type="button"
      className={className}
      aria-label={state === 'idle' ? label : `${words[state]}: ${label}`}
      onClick={() => void copy()}
    >
      <Shown className="icon icon-s" aria-hidden="true" />
      {words[state]}
    </button>
  )
}
