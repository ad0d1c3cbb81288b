-- older programs: go on
ALTER TABLE "outgoing_events" ADD COLUMN "trace_parent" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trace_parent" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "trace_parent" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "trace_parent" text;