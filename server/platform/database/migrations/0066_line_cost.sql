-- older programs: go on
ALTER TABLE "order_items" ADD COLUMN "cost_cents" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_cost" CHECK ("order_items"."cost_cents" between 0 and 9999999);