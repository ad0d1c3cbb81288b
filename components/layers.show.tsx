import { type ReactNode, useState } from 'react'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { MenuButton } from '#web/ui/layer/menu-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Show } from './show.ts'

function Opened({ label, children }: { label: string; children(open: boolean, close: () => void): ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {label}
      </button>
      {children(isOpen, () => setOpen(false))}
    </>
  )
}

export const shows: readonly Show[] = [
  {
    name: 'Dialog',
    Part: () => (
      <Opened label="Guida alle taglie">
        {(open, close) => (
          <Dialog open={open} onClose={close} title="Guida alle taglie">
            <p className="dialog-body">Misura il cavallo a piedi nudi, contro un muro.</p>
          </Dialog>
        )}
      </Opened>
    ),
  },
  {
    name: 'AlertDialog',
    Part: () => (
      <Opened label="Togli l’indirizzo">
        {(open, close) => (
          <AlertDialog
            {...{ open, onClose: close, onConfirm: close }}
            title="Togliere l’indirizzo?"
            confirmLabel="Togli"
          >
            Gli ordini già fatti lo tengono.
          </AlertDialog>
        )}
      </Opened>
    ),
  },
  {
    name: 'MenuButton',
    Part: () => (
      <MenuButton
        menuLabel="Altro"
        buttonClass="btn"
        items={[
          { id: 'copy', content: 'Copia', onSelect: () => undefined },
          { id: 'delete', content: 'Elimina', onSelect: () => undefined },
        ]}
      >
        Altro
      </MenuButton>
    ),
  },
  {
    name: 'Tabs',
    Part: () => (
      <Tabs
        label="Prodotto"
        tabs={[
          { id: 'what', label: 'Descrizione', content: <p>Telaio in acciaio.</p> },
          { id: 'facts', label: 'Scheda', content: <p>9,4 kg.</p> },
        ]}
      />
    ),
  },
]
