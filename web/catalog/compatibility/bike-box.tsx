import { useTexts } from '#web/i18n/i18n.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { BikeDialog } from './bike-layer.tsx'
import { ChosenBike } from './lazy-compatibility.ts'
import { useMyBikes } from './my-bikes.ts'

/** Asks for the bicycle that a shelf's parts are to go on; the server's page knows none. */
export function BikeBox({ className = '' }: { className?: string }) {
  const { chosen, isOff = false } = useMyBikes()
  const withoutBike = <AskForBike />
  return (
    <div className={`box-body bike-box ${className}`}>
      {chosen ? (
        <Attempt meanwhile={withoutBike}>
          <ChosenBike bike={chosen} isOn={!isOff} />
        </Attempt>
      ) : (
        withoutBike
      )}
    </div>
  )
}

function AskForBike() {
  const t = useTexts().catalog
  const open = useOpenLayer('bici')
  return (
    <>
      <p className="bold">{t.whichBike}</p>
      <p className="small above-6">{t.whichBikeText}</p>
      <button
        type="button"
        className="btn btn-small above-8"
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
