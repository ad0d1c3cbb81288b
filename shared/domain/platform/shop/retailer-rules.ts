import { hasValidCheck } from './tax-code.ts'

// How the retailer's own data are written, in SHOP_CONFIG and in the dashboard.

const provinces = new Set(
  (
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE ' +
    'GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC ' +
    'RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV'
  ).split(' '),
)

export const isProvince = (code: string): boolean => provinces.has(code)

export const isOwnPostalCode = (code: string): boolean => /^(?!00000)\d{5}$/.test(code)

export const isVatNumber = (code: string): boolean => /^\d{11}$/.test(code) && hasValidCheck(code)

/** A province and a number, such as "VI-123456". */
export const isRea = (code: string): boolean =>
  /^[A-Z]{2}[ -]{0,3}\d{1,7}$/.test(code) && provinces.has(code.slice(0, 2))

export const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))

export const isBic = (code: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code)

/** Italy with its islands: swapped latitude and longitude fall outside. */
export const inItaly = { latitude: [35, 47.5], longitude: [6, 19] } as const

export const isInItaly = (axis: keyof typeof inItaly, degrees: number): boolean =>
  degrees >= inItaly[axis][0] && degrees <= inItaly[axis][1]
