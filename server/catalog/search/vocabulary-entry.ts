/** A group of words that mean one thing, in both languages. Plurals and endings are the stems' business. */
export interface Entry {
  id: string
  /** Separated by commas. The first one is what the search box proposes. */
  it: string
  en: string
  /** Whoever asks for these means this too: a saddle bag is a bag. */
  isA?: readonly string[]
  /** Shown after what was asked for, as a good answer too: brake pads to brakes. */
  goesWith?: readonly string[]
  /** Goods that serve the purpose although their texts do not say so: a city bicycle for the way to work. */
  servedBy?: readonly string[]
  /** Goods that do not, whatever else they are. */
  notServedBy?: readonly string[]
}
