import { Check, CircleAlert, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { currentToast, dismissToast, onToastChange, type Toast, toastDurationMs } from './toast-store.ts'

const swipeThreshold = 50

export function ToastViewport() {
  const t = useTexts().ui
  const toast = useSyncExternalStore(onToastChange, currentToast, () => undefined)
  return (
    <Radix.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={t.notification}
    >
      {/* aria-live keeps it readable while a layer hides the rest of the page; its focus is kept from that layer's trap. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens, does nothing of its own */}
      <div className="toasts" aria-live="off" onFocus={(event) => event.nativeEvent.stopImmediatePropagation()}>
        {toast && <Shown key={toast.id} toast={toast} />}
        <Radix.Viewport hotkey={['F8']} label={t.notifications} />
      </div>
    </Radix.Provider>
  )
}

function Shown({ toast }: { toast: Toast }) {
  const t = useTexts().ui
  const isError = toast.variant === 'destructive'
  return (
    <Radix.Root
      className={`toast ${isError ? 'toast-error ink' : ''}`}
      type={isError ? 'foreground' : 'background'}
      open={toast.isOpen}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
    >
      {isError ? (
        <CircleAlert className="icon error-text" aria-hidden="true" />
      ) : (
        <Check className="icon" aria-hidden="true" />
      )}
      <div className="grow">
        <Radix.Title asChild>
          <b className="bold">{toast.title}</b>
        </Radix.Title>
        {toast.description && (
          <Radix.Description asChild>
            <p className="small">{toast.description}</p>
          </Radix.Description>
        )}
        {toast.action && (
          <Radix.Action asChild altText={toast.action.label}>
            <button type="button" className="toast-action" onClick={toast.action.run}>
              {toast.action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="btn-icon centered" aria-label={t.closeNotification}>
        <X className="icon" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}
