/** Rule 447. */
export const legalWithdrawalDays = 14

/** Days in which returns are taken: the law's where the shop offers no more. */
export const daysToReturn = ({ returnDays }: { returnDays: number | null }): number => returnDays ?? legalWithdrawalDays

/** Days in which a withdrawal is paid back (rule 449). */
export const refundDays = 14

/** Months in which defects covered by the legal guarantee can be claimed in court (rule 495). */
export const guaranteeClaimMonths = 26

/** Days in which a sold thing is delivered when nothing else was agreed (rule 495). */
export const latestDeliveryDays = 30
