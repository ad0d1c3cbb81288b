import { announce } from '#web/ui/live-region.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import { chooseBike, forgetBike, type MyBike, useMyBikes } from './my-bikes.ts'

interface Props {
  onTaken(): void
  onEdit(bike: MyBike): void
}

/** The bicycles of this device. */
export function OwnBikes({ onTaken, onEdit }: Props) {
  const t = compatibilityTexts.useChunk()
  const { bikes, chosen } = useMyBikes()
  return (
    <section aria-labelledby="own-bikes">
      <h3 id="own-bikes">{t.yours}</h3>
      <ul className="bike-list">
        {bikes.map((bike) => (
          <li className="flex wraps align-center line-below" key={bike.id}>
            <span className="name">
              <b className="bold">{bike.name}</b> {bike === chosen && <span className="tag">{t.inUse}</span>}
            </span>
            {bike !== chosen && (
              <button
                type="button"
                className="btn btn-small"
                onClick={() => {
                  chooseBike(bike.id)
                  announce(t.saved(bike.name))
                  onTaken()
                }}
              >
                {t.use(bike.name)}
              </button>
            )}
            <button
              type="button"
              className="link small as-target"
              aria-label={t.editNamed(bike.name)}
              onClick={() => onEdit(bike)}
            >
              {t.edit}
            </button>
            <button
              type="button"
              className="link small as-target"
              aria-label={t.forgetNamed(bike.name)}
              onClick={() => forgetBike(bike.id)}
            >
              {t.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
