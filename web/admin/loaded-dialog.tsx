import type { ComponentProps } from 'react'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { Loaded, type LoadedProps } from './loaded.tsx'

/** `Loaded` for content that is a dialog of its own: one with the given title stands in its place. */
export function LoadedDialog<T>({
  title,
  size,
  onClose,
  ...read
}: LoadedProps<T> & Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'>) {
  if (read.query.data !== undefined) return read.children(read.query.data)
  return (
    <Dialog open {...{ title, size, onClose }}>
      <div className="dialog-body">
        <Loaded {...read} />
      </div>
    </Dialog>
  )
}
