/** Stands in for the process that makes pictures, and does what a task's only argument says. */
process.on('disconnect', () => process.exit());
process.on('message', ({ id, args: [what] }) => {
  if (what === 'crash') process.exit(3);
  if (what === 'hang') return;
  const value = what === 'settings' ? Object.keys(process.env) : `${what} by ${process.pid}`;
  process.send({ id, value, memory: 1 });
});
process.send('ready');
