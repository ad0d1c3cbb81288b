-- older programs: go on
CREATE TABLE "workshop_bookings" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"access_keys" text NOT NULL,
	CONSTRAINT "workshop_bookings_span" CHECK ("workshop_bookings"."start_at" < "workshop_bookings"."end_at")
);
--> statement-breakpoint
CREATE TABLE "workshop_estimates" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "workshop_estimates_key" UNIQUE("key_hash"),
	CONSTRAINT "workshop_estimates_states" CHECK ("workshop_estimates"."state" in ('open', 'accepted', 'declined', 'replaced')),
	CONSTRAINT "workshop_estimates_answered" CHECK (("workshop_estimates"."state" = 'open') = ("workshop_estimates"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "workshop_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text GENERATED ALWAYS AS ('OF-' || lpad(id::text, greatest(4, length(id::text)), '0')) STORED NOT NULL,
	"state" text NOT NULL,
	"service_id" integer,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"bicycle_kind" text NOT NULL,
	"bicycle" text DEFAULT '' NOT NULL,
	"serial_number" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"agreed_cents" integer DEFAULT 0 NOT NULL,
	"promised_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_forgotten" boolean DEFAULT false NOT NULL,
	CONSTRAINT "workshop_jobs_number" UNIQUE("number"),
	CONSTRAINT "workshop_jobs_states" CHECK ("workshop_jobs"."state" in ('booked', 'arrived', 'estimate_sent', 'in_work', 'waiting_for_parts', 'ready', 'collected', 'cancelled')),
	CONSTRAINT "workshop_jobs_ended" CHECK (("workshop_jobs"."state" in ('collected', 'cancelled')) = ("workshop_jobs"."ended_at" is not null)),
	CONSTRAINT "workshop_jobs_agreed" CHECK ("workshop_jobs"."agreed_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "workshop_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"product_id" integer,
	"size" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit_cents" integer NOT NULL,
	"minutes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "workshop_lines_kind" CHECK ("workshop_lines"."kind" in ('labour', 'part')),
	CONSTRAINT "workshop_lines_quantity" CHECK ("workshop_lines"."quantity" between 1 and 999 and "workshop_lines"."unit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "workshop_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_services" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"price_kind" text NOT NULL,
	"price_cents" integer NOT NULL,
	"parts" text DEFAULT '' NOT NULL,
	"parts_en" text DEFAULT '' NOT NULL,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "workshop_services_minutes" CHECK ("workshop_services"."minutes" between 5 and 720),
	CONSTRAINT "workshop_services_price" CHECK ("workshop_services"."price_cents" >= 0 and "workshop_services"."price_kind" in ('fixed', 'from', 'free')),
	CONSTRAINT "workshop_services_free" CHECK (("workshop_services"."price_kind" = 'free') = ("workshop_services"."price_cents" = 0))
);
--> statement-breakpoint
ALTER TABLE "workshop_bookings" ADD CONSTRAINT "workshop_bookings_job_id_workshop_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."workshop_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_estimates" ADD CONSTRAINT "workshop_estimates_job_id_workshop_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."workshop_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_events" ADD CONSTRAINT "workshop_events_job_id_workshop_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."workshop_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_jobs" ADD CONSTRAINT "workshop_jobs_service_id_workshop_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."workshop_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_lines" ADD CONSTRAINT "workshop_lines_job_id_workshop_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."workshop_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_lines" ADD CONSTRAINT "workshop_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_photos" ADD CONSTRAINT "workshop_photos_job_id_workshop_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."workshop_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_bookings_days" ON "workshop_bookings" USING btree ("day") WHERE "workshop_bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "workshop_estimates_job" ON "workshop_estimates" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "workshop_events_job" ON "workshop_events" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "workshop_jobs_state" ON "workshop_jobs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "workshop_jobs_email" ON "workshop_jobs" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "workshop_lines_job" ON "workshop_lines" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "workshop_photos_job" ON "workshop_photos" USING btree ("job_id");--> statement-breakpoint
CREATE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON "workshop_services" FOR EACH ROW
	WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
	EXECUTE FUNCTION "record_change"('workshop_service', 'id', 'id', '', '', '');
