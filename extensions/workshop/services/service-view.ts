import { toDecimal } from '#shared/domain/platform/money.ts'
import type { AdminService, ServiceIn } from './service-calls.ts'
import type { ServiceRow } from './service-repository.ts'

export const serviceView = ({ priceCents, ...row }: ServiceRow): AdminService => ({
  ...row,
  nameEn: row.nameEn || row.name,
  noteEn: row.noteEn || row.note,
  partsEn: row.partsEn || row.parts,
  price: toDecimal(priceCents),
})

export const serviceRow = ({ price, ...given }: ServiceIn) => ({
  nameEn: '',
  note: '',
  noteEn: '',
  parts: '',
  partsEn: '',
  kinds: [],
  position: 0,
  isActive: true,
  isTestRide: false,
  againAfterMonths: null,
  ...given,
  priceCents: price,
})
