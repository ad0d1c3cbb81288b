/** A group of words that mean one thing, in both languages. Plurals and endings are the stems' business. */
export interface Entry {
  id: string
  /** Separated by commas. The search box suggests the first one. */
  it: string
  en: string
  /** A search for these words means this one too: a saddle bag is a bag. */
  isA?: readonly string[]
  /** Shown after exact results as related ones: brake pads to brakes. */
  goesWith?: readonly string[]
  /** Products that serve the purpose although their texts do not say so: a city bicycle for the way to work. */
  servedBy?: readonly string[]
  /** Products that never serve it. */
  notServedBy?: readonly string[]
  /** Behind a bicycle it is one of its parts: «gravel forcella in carbonio». */
  isOfBike?: boolean
  /** The kind to offer where the shop has none of these. */
  nearest?: string
  /** The size of it that comes nearest. */
  nearestSize?: string
  /** A sort of this kind by a fact: where the shop has none of it, other sorts serve as well. */
  sortOf?: { kind: string; fact: string }
  /** The words by which products show that they are one, where people type others; empty for a service. */
  products?: string
}
