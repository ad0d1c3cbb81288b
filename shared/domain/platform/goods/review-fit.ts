/** How a size fitted who chose it. */
export const fits = ['small', 'right', 'large'] as const
export type Fit = (typeof fits)[number]

/** Bands of 10 cm by their lowest height; the first has no lower end, the last no upper one. */
export const heightBands = [140, 150, 160, 170, 180, 190] as const

/** What is bought in a size of the body. */
export const hasFit = ({ category, sizes }: { category: string; sizes: readonly unknown[] }): boolean =>
  (category === 'biciclette' || category === 'abbigliamento') && sizes.length > 0
