import { useTexts } from '#web/i18n/i18n.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { BikeDialog } from './bike-layer.tsx'
import { ChosenBike } from './fit-part.ts'
import { useMyBikes } from './my-bikes.ts'

/** Asks for the bicycle that a shelf's parts are to go on; the server's page knows none. */
export function BikeBox({ className = '' }: { className?: string }) {
  const { chosen, isOff = false } = useMyBikes()
  const nobodys = <AskForBike />
  return (
    <div className={`box-b mb-4 border-[1.5px] bg-(--rosa) ${className}`}>
      {chosen ? (
        <Attempt meanwhile={nobodys}>
          <ChosenBike bike={chosen} isOn={!isOff} />
        </Attempt>
      ) : (
        nobodys
      )}
    </div>
  )
}

function AskForBike() {
  const t = useTexts().catalog
  const open = useOpenLayer('bici')
  return (
    <>
      <p className="b">{t.whichBike}</p>
      <p className="small mt-1.5">{t.whichBikeText}</p>
      <button
        type="button"
        className="btn btn-s mt-2"
        aria-haspopup="dialog"
        onPointerEnter={BikeDialog.preload}
        onFocus={BikeDialog.preload}
        onClick={() => void open(1)}
      >
        {t.chooseBike}
      </button>
    </>
  )
}
