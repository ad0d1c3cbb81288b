import { useEffect, useRef, useState } from 'react'
import { type AdminProduct, getAdminProduct, updateProduct } from '#shared/contract/catalog/admin-products.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { PictureEditor } from '#web/admin/catalog/products/picture-editor.tsx'
import { useRefresh } from '#web/admin/use-act.ts'
import { ApiError, useApi } from '#web/platform/api.ts'

type Pictures = { url: string; alt: string; altEn: string }[]

const pauseMs = 600

interface Props {
  product: AdminProduct
  onCount(photos: number): void
}

/** The product's own pictures, stored one by one. */
export function InspectionPhotos({ product, onCount }: Props) {
  const api = useApi()
  const refresh = useRefresh()
  const [pictures, setPictures] = useState<Pictures>(() => picturesOf(product))
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(pictures)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const store = async () => {
    const { imageUrls, imageAlts, imageAltsEn } = imagesOf(latest.current)
    const params = { id: String(product.id) }
    try {
      // Only the pictures are changed; other concurrent edits of the product stay.
      const { version } = await api(getAdminProduct, { params })
      await api(updateProduct, { params, body: { imageUrls, imageAlts, imageAltsEn, version } })
      await refresh()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'edit_conflict') return later()
      sayError(messageOf(error, 'Le foto non sono ancora salvate: riprovo.'))
      if (!(error instanceof ApiError)) later(10 * pauseMs)
    }
  }
  const later = (ms = pauseMs) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void store(), ms)
  }
  useEffect(() => onCount(pictures.length), [pictures.length, onCount])
  return (
    <section
      className="editor-part grid spaced-16"
      aria-labelledby="bench-photos-title"
      id="bench-photos"
      tabIndex={-1}
      aria-busy={isBusy}
    >
      <div className="flex spaced-12 align-baseline row-between">
        <h3 id="bench-photos-title">Foto</h3>
      </div>
      <PictureEditor
        pictures={pictures}
        onBusy={setBusy}
        onChange={(change) => {
          latest.current = change(latest.current)
          setPictures(latest.current)
          later()
        }}
      />
    </section>
  )
}

const picturesOf = ({ imageUrls, imageAlts, imageAltsEn }: AdminProduct): Pictures =>
  imageUrls.map((url, i) => ({ url, alt: imageAlts?.[i] ?? '', altEn: imageAltsEn[i] ?? '' }))

const imagesOf = (pictures: Pictures) => ({
  imageUrls: pictures.map(({ url }) => url),
  imageAlts: pictures.map(({ alt }) => alt),
  imageAltsEn: pictures.map(({ altEn }) => altEn),
})
