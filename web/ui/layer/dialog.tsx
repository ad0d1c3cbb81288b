import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type KeyboardEventHandler, type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { usePressBeside } from './press-beside.ts'
import { rememberFocus, returnFocus } from './restore-focus.ts'
import { lockScroll } from './scroll-lock.ts'

interface Props {
  open: boolean
  onClose(): void
  /** Its name; shown in the head unless `titleInside`. */
  title: string
  heading?: ReactNode
  /** `plain` is the bare full-screen layer: no head, no band, its content brings its own close button. */
  size?: 'product' | 'checkout' | 'confirm' | 'auth' | 'alert' | 'plain'
  head?: ReactNode
  titleInside?: boolean
  /** `right` is the cart's panel (a sheet from below on phones), `bottom` a full-height sheet. */
  side?: 'center' | 'right' | 'bottom'
  /** Where focus goes at the start: long content its title, forms their first field (rule 458). */
  focus?: 'title' | 'field' | 'cancel'
  describedBy?: string
  closeLabel?: string
  dismissable?: boolean
  /** Selects the element that may have replaced the trigger when the dialog closes. */
  successor?: string
  /** Selects where a choice in it has led: focus goes on there instead of back. */
  leadsTo?: string | undefined
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

const fieldSelector = 'input:not([type=hidden],[disabled]),select:not([disabled]),textarea:not([disabled])'

export function Dialog({ open, ...rest }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && rest.onClose()}>
      {open && (
        <Radix.Portal>
          <Layer {...rest} />
        </Radix.Portal>
      )}
    </Radix.Root>
  )
}

/** The top one last. Radix informs the layers below only some renders later. */
const closeOfOpen: (() => void)[] = []

function Layer({
  onClose,
  title,
  heading = title,
  size = 'product',
  head,
  titleInside = false,
  side = 'center',
  focus = size === 'auth' ? 'field' : 'title',
  describedBy,
  closeLabel,
  dismissable = true,
  successor,
  leadsTo,
  onKeyDown,
  children,
}: Omit<Props, 'open'>) {
  const t = useTexts().ui
  const close = useEffectEvent(onClose)
  const beside = usePressBeside(() => dismissable && onClose())
  useEffect(() => lockScroll(), [])
  useLayoutEffect(() => {
    const closeThis = () => close()
    closeOfOpen.push(closeThis)
    return () => {
      closeOfOpen.splice(closeOfOpen.indexOf(closeThis), 1)
    }
  }, [])
  const isPlain = size === 'plain'
  const shape =
    side === 'right' ? 'panel' : side === 'bottom' ? 'sheet' : isPlain ? 'layer-full' : `dialog dialog-${size}`
  return (
    <div className={`layer scrim layer-${side}`} {...beside}>
      <Radix.Content
        className={shape}
        role={size === 'alert' ? 'alertdialog' : 'dialog'}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (!(event.currentTarget instanceof HTMLElement)) return
          rememberFocus(event.currentTarget)
          startOf(event.currentTarget, focus)?.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          const goal = leadsTo ? document.querySelector<HTMLElement>(leadsTo) : null
          if (goal) {
            goal.focus({ preventScroll: true })
            goal.scrollIntoView()
          } else if (event.currentTarget instanceof Element) returnFocus(event.currentTarget, successor)
        }}
        // The scrim closes it (`usePressBeside`): Radix listens some time after the box is drawn.
        onPointerDownOutside={(event) => event.preventDefault()}
        onFocusOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (!event.defaultPrevented) closeOfOpen.at(-1)?.()
          event.preventDefault()
        }}
        onFocus={({ target }) => {
          // The focus trap leaps from the last to the first without scrolling there.
          if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
        }}
        onBlur={(event) => {
          // F8 must reach the toast from inside a layer: the focus trap, which listens after React, is bypassed.
          if (isAbove(event.relatedTarget)) event.nativeEvent.stopImmediatePropagation()
        }}
      >
        {!isPlain && <div className="stripes-thin" aria-hidden="true" />}
        {isPlain && !titleInside && <DialogTitle className="sr-only">{title}</DialogTitle>}
        {!isPlain && (
          <div className="dialog-head">
            {!titleInside && <DialogTitle>{heading}</DialogTitle>}
            {head}
            <Radix.Close className="btn btn-icon end" aria-label={closeLabel ?? t.close}>
              <X className="icon" aria-hidden="true" />
            </Radix.Close>
          </div>
        )}
        {children}
      </Radix.Content>
    </div>
  )
}

function startOf(box: HTMLElement, focus: 'title' | 'field' | 'cancel'): HTMLElement | null {
  if (focus === 'cancel') return box.querySelector('[data-cancel]')
  const field = focus === 'field' ? box.querySelector<HTMLElement>(fieldSelector) : null
  return field ?? box.querySelector<HTMLElement>('h2[tabindex]') ?? box
}

/** Toasts, and the frame of a layer whose code is on its way. */
const isAbove = (target: EventTarget | null) => target instanceof Element && target.closest('.toasts,dialog') !== null

/** The heading that names a dialog; for content that places it itself (`titleInside`). */
export function DialogTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Radix.Title tabIndex={-1} className={className}>
      {children}
    </Radix.Title>
  )
}
