import type { Channel } from './accounts-calls.ts'

export const channelNames: Readonly<Record<Channel, string>> = { distance: 'Sito', counter: 'Banco' }

export const rateName = (rate: number | null): string => (rate === null ? 'Margine, usato' : `${rate} %`)

/** As Italian spreadsheets read amounts. */
export const comma = (amount: string): string => amount.replace('.', ',')
