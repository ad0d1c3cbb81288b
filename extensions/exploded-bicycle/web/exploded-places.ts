/** The position of a part in the drawing, and of its label, in percent; by the shelf's drawing. */
export interface PartPlace {
  label: readonly [left: number, top: number]
  part: readonly [left: number, top: number, width: number, height: number]
}

export const explodedSize = { width: 1190, height: 800 } as const
export const explodedDrawing = 'bici-smontata'

export const partPlaces: Readonly<Record<string, PartPlace>> = {
  guarnitura: { label: [34.7, 97], part: [22.8, 76, 40, 18] },
  'misura-copertone': { label: [12.6, 35.7], part: [6.3, 38.6, 15.4, 37.4] },
  ruota: { label: [17.5, 79], part: [12.2, 39.8, 22.6, 34.8] },
  'pinza-freno': { label: [85.4, 27], part: [78.6, 30.2, 15.6, 13] },
  'manubrio-corsa': { label: [69.6, 12.3], part: [60.4, 15.6, 10.6, 12.8] },
  sella: { label: [31.8, 4.5], part: [31.6, 7.8, 12, 23.6] },
  telaio: { label: [52, 27.3], part: [32.4, 29.8, 31.2, 31.6] },
  pedali: { label: [69.4, 86], part: [54.6, 82.4, 6, 6.2] },
}
