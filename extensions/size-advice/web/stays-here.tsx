import { sizeAdviceTexts } from './size-advice-texts.ts'

interface Props {
  isEmpty: boolean
  onForget(): void
}

export function StaysHere({ isEmpty, onForget }: Props) {
  const t = sizeAdviceTexts.useChunk()
  return (
    <p className="small muted">
      {t.staysHere}{' '}
      {!isEmpty && (
        <button type="button" className="link" onClick={onForget}>
          {t.forget}
        </button>
      )}
    </p>
  )
}
