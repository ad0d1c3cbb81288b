export const deliveryNames = {
  courier: 'Corriere',
  express: 'Corriere espresso',
  pickup: 'Ritiro in negozio',
} as const
