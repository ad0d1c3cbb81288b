/** Both languages are here: the question stands in a product's first view. */
export const sizeQuestion = {
  it: { whichSize: 'Che taglia ti serve?', isMySize: 'È la mia taglia?', sizeGuide: 'Guida alle taglie' },
  en: { whichSize: 'Which size do you need?', isMySize: 'Is it my size?', sizeGuide: 'Size guide' },
}
