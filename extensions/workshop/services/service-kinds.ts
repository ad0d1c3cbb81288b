export const bicycleKinds = ['city', 'road', 'gravel', 'mountain', 'electric', 'folding', 'child', 'other'] as const
export type BicycleKind = (typeof bicycleKinds)[number]

export const priceKinds = ['fixed', 'from', 'free'] as const
export type PriceKind = (typeof priceKinds)[number]
