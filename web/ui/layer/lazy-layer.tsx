import { X } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { AboveFailure } from '#web/ui/after-failure.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { type LayerName, useLayer } from './layers.ts'
import { usePressBeside } from './press-beside.ts'
import { lockScroll } from './scroll-lock.ts'

const preloads: Partial<Record<LayerName, () => Promise<void>>> = {}

/** The code of a layer that the page knows is on its way before it opens. */
export const preloadLayer = (name: LayerName) => preloads[name]?.()

/**
 * A layer whose code loads when it opens or is about to. A tap is answered at once by a frame of the same shape, which
 * shows the known data (`Known`), and an error when loading fails.
 */
export function lazyLayer<P extends object>(
  name: LayerName,
  shape: string,
  load: () => Promise<ComponentType<P>>,
  Known?: ComponentType<P>,
) {
  const Content = lazyPart(load)
  preloads[name] = Content.preload
  function Layer(props: P) {
    const frame = (trouble?: ReactNode) => (
      <Frame name={name} shape={shape}>
        {trouble}
        {Known && <Known {...props} />}
      </Frame>
    )
    return (
      <Attempt meanwhile={frame()} failed={(retry) => frame(failure(retry))}>
        <Content {...props} />
      </Attempt>
    )
  }
  return Object.assign(Layer, { preload: Content.preload })
}

const failure = (retry: () => void) => (
  <>
    <AboveFailure />
    <ErrorState onRetry={retry} />
  </>
)

function Frame({ name, shape, children }: { name: LayerName; shape: string; children: ReactNode }) {
  const t = useTexts().ui
  const { close } = useLayer(name)
  return (
    <dialog
      className={`layer scrim ${shape === 'panel' ? '' : 'layer-center'}`}
      aria-label={t.loading}
      ref={openModal}
      {...usePressBeside(close)}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={shape}>
        <div className="stripes-thin" aria-hidden="true" />
        <div className="dialog-head">
          <button type="button" className="btn btn-icon end" aria-label={t.close} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  )
}

function openModal(frame: HTMLDialogElement) {
  const opener = document.activeElement
  const unlock = lockScroll()
  frame.showModal()
  frame.querySelector('h2')?.focus()
  return () => {
    unlock()
    // While it is open nothing outside of it takes the focus.
    frame.close()
    // The layer itself remembers it from here.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    // The layer takes the frame's place: it does not fade in once more.
    queueMicrotask(() => document.querySelector('.layer')?.getAnimations()[0]?.finish())
  }
}
