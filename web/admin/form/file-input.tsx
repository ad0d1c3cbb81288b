import { FileUp } from 'lucide-react'
import { type InputHTMLAttributes, useState } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'type'> {
  /** Undefined where the choice was taken back. */
  onChoose(file: File | undefined): void
}

/** A file of a `Field`, in the dashboard's words instead of the browser's. */
export function FileInput({ onChoose, ...field }: Props) {
  const [name, setName] = useState<string>()
  return (
    <span className="file-input row wraps spaced-12">
      <label htmlFor={field.id} className="btn btn-small" aria-hidden="true">
        <FileUp className="icon icon-s" /> {name ? 'Scegli un altro file' : 'Scegli un file'}
      </label>
      <span className="small muted">{name ?? 'Nessun file scelto'}</span>
      <input
        {...field}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          setName(file?.name)
          onChoose(file)
        }}
      />
    </span>
  )
}
