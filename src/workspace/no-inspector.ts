/**
 * Imported first by both entries. Without a listener, Node opens its inspector on SIGUSR1, and every process of the same
 * user could then run code in the gate.
 */
process.on('SIGUSR1', () => {});
