export const usedFacts = {
  decade: (years: number) => `anni ${String(years).padStart(2, '0')}`,
  grade: 'Stato',
  grades: { A: 'eccellente', B: 'buono', C: 'usato', D: 'da sistemare' },
  tested: 'provata',
}
