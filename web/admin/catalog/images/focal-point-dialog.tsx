import { type MouseEvent, useState } from 'react'
import { setFocalPoint } from '#shared/contract/catalog/admin-images.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  url: string
  onClose(): void
  onChosen(url: string): void
}

interface Point {
  focusX: number
  focusY: number
}

export function FocalPointDialog({ url, onClose, onChosen }: Props) {
  const { width, height, focusX, focusY } = imageFacts(url)
  const [point, setPoint] = useState<Point>({ focusX, focusY })
  const save = useAct({
    call: (api) => api(setFocalPoint, { body: { imageUrl: url, ...point } }),
    failedHere: 'Il punto non è stato salvato. Riprova.',
    onDone: ({ imageUrl }) => onChosen(imageUrl),
  })
  const onTap = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 100)
    setPoint({ focusX: share(clientX, box.left, box.width), focusY: share(clientY, box.top, box.height) })
  }
  const position = { objectPosition: `${point.focusX}% ${point.focusY}%` }
  const slider = (label: string, axis: keyof Point) => (
    <label className="picture-axis grid spaced-4">
      <span className="small bold">{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={point[axis]}
        onChange={({ target }) => setPoint((now) => ({ ...now, [axis]: Number(target.value) }))}
      />
    </label>
  )
  return (
    <Dialog open onClose={onClose} title="Punto importante" size="auth" focus="title">
      <div className="dialog-body stack">
        <p>Tocca la parte della foto che si deve vedere sempre: i ritagli la tengono dentro.</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same for keyboards */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same for keyboards */}
        <div className="picture-focus" onClick={onTap}>
          <img src={`${url}?w=768`} alt="" width={width} height={height} />
          <span style={{ left: `${point.focusX}%`, top: `${point.focusY}%` }} aria-hidden="true" />
        </div>
        <div className="picture-axes grid">
          {slider('Da sinistra a destra', 'focusX')}
          {slider('Dall’alto in basso', 'focusY')}
        </div>
        <div className="picture-crops grid spaced-12" role="img" aria-label="I ritagli del negozio con questo punto">
          <img src={`${url}?w=768`} alt="" style={position} />
          <img src={`${url}?w=768`} alt="" style={position} />
          <img src={`${url}?w=768`} alt="" style={position} />
        </div>
        <ErrorText>{save.error}</ErrorText>
      </div>
      <div className="admin-save">
        <button type="button" className="btn" onClick={onClose}>
          Annulla
        </button>
        <button type="button" className="btn btn-main" aria-disabled={save.busy} onClick={() => save.send()}>
          {save.busy && <span className="spin" aria-hidden="true" />}
          Usa questo punto
        </button>
      </div>
    </Dialog>
  )
}
