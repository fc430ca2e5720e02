// Loaded into npm while it installs: it must not go on installing behind the back of the next run when boot is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
