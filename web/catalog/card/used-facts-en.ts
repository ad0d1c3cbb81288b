export const usedFacts = {
  decade: (years: number) => `${String(years).padStart(2, '0')}s`,
  grade: 'Grade',
  grades: { A: 'excellent', B: 'good', C: 'used', D: 'needs work' },
  tested: 'ridden',
}
