import { useRef, useState } from 'react'
import type { Api } from '#web/platform/api.ts'
import { addBookingPhoto } from '../bookings/booking-calls.ts'

export type KeptPhotos = ReturnType<typeof useKeptPhotos>

/** Photos of a booking that is not there yet: they wait here. */
export function useKeptPhotos() {
  const kept = useRef(new Map<string, FormData>())
  const [photoIds, setPhotoIds] = useState<readonly string[]>([])
  const last = useRef(0)
  return {
    field: {
      photoIds,
      onChange: setPhotoIds,
      send: async (form: FormData) => {
        last.current += 1
        const id = String(last.current)
        kept.current.set(id, form)
        return { id }
      },
    },
    /** @returns whether all have arrived */
    send: async (api: Api, booking: { number: string; key: string }): Promise<boolean> => {
      const { number, key } = booking
      let isWhole = true
      for (const id of photoIds) {
        const form = kept.current.get(id)
        if (form)
          await api(addBookingPhoto, { params: { number }, query: { key } }, { form }).catch(() => {
            isWhole = false
          })
      }
      return isWhole
    },
  }
}
