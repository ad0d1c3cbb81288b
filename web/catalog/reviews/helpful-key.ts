/** Where this browser keeps its votes. */
export const helpfulKey = 'pedivella.helpful'
