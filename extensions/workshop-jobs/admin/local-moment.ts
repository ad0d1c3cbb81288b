/** For a field of date and time, in the clock of this computer. */
export function localMoment(iso: string | null): string {
  if (iso === null) return ''
  const moment = new Date(iso)
  return new Date(+moment - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
