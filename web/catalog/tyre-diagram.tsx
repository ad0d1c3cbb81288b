import { useTexts } from '#web/i18n/i18n.tsx'

/** The drawing in which a tyre's two numbers are shown. */
export const tyreDiagram = 'misura-copertone'

/** A tyre in section with its size, such as 37-622. */
export function TyreDiagram({ url }: { url: string }) {
  const t = useTexts().catalog
  return (
    <figure className="drawn">
      <div className="tyre relative">
        <img src={url} alt={t.tyreDiagram} width="520" height="250" />
        <p className="absolute text-s">
          <b className="num">37</b> {t.tyreWidth}
        </p>
        <p className="absolute text-s">
          <b className="num">622</b> {t.rimDiameter}
        </p>
      </div>
    </figure>
  )
}
