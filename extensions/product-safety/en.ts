import type { safetyWords as it } from './it.ts'

export const safetyWords: typeof it = {
  title: 'Manufacturer and safety',
  maker: 'Manufacturer',
  euContact: 'Responsible in the European Union',
  warnings: 'Warnings',
  inItalian: 'In Italian, as the law asks.',
  composition: 'Fibre composition',
  animalParts: 'Contains non-textile parts of animal origin.',
  takeBackTitle: 'We take back the old one',
  takeBack:
    'Buying something electric? Hand us the equivalent old one free of charge, also at delivery. Batteries included.',
  takeBackHow: 'How it works',
  battery: 'Battery',
  chemistry: 'Chemistry',
  energy: 'Energy',
  passport: 'Battery passport',
}
