-- older programs: go on
ALTER TABLE "workshop_bookings" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_jobs" ADD COLUMN "serial_key" text GENERATED ALWAYS AS (upper(regexp_replace(serial_number, '[^a-zA-Z0-9]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_jobs" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "workshop_jobs" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "workshop_lines" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_photos" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_services" ADD COLUMN "is_test_ride" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_services" ADD COLUMN "again_after_months" integer;--> statement-breakpoint
ALTER TABLE "workshop_jobs" ADD CONSTRAINT "workshop_jobs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_jobs" ADD CONSTRAINT "workshop_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_jobs_serial" ON "workshop_jobs" USING btree ("serial_key");--> statement-breakpoint
ALTER TABLE "workshop_lines" ADD CONSTRAINT "workshop_lines_vat_class" CHECK ("workshop_lines"."vat_class" in ('standard', 'reduced', 'super_reduced', 'margin'));--> statement-breakpoint
ALTER TABLE "workshop_services" ADD CONSTRAINT "workshop_services_again" CHECK ("workshop_services"."again_after_months" between 1 and 60);